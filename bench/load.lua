-- Asks for each path of a file in turn and counts the statuses.
-- Arguments: the file, and for each header its name and its value.
local requests = {}
local at = 0
statuses = {}

function setup(thread)
  worker = thread
end

function init(arguments)
  local headers = {}
  for index = 2, #arguments, 2 do headers[arguments[index]] = arguments[index + 1] end
  for path in io.lines(arguments[1]) do requests[#requests + 1] = wrk.format(nil, path, headers) end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function response(status)
  local name = tostring(status)
  statuses[name] = (statuses[name] or 0) + 1
end

function done(summary)
  local errors = summary.errors
  print('errors ' .. errors.connect + errors.read + errors.write + errors.timeout)
  for status, count in pairs(worker:get('statuses')) do print(status .. ' ' .. count) end
end
