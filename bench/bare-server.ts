import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

// The least that Node can do: one prepared answer, whatever is asked.
// Arguments: port, file with status and headers, file with the body.
const [port, headFile = '', bodyFile = ''] = process.argv.slice(2)
const { status, headers }: { status: number; headers: string[] } = JSON.parse(readFileSync(headFile, 'utf8'))
const body = readFileSync(bodyFile)

createServer((_request, response) => {
  response.writeHead(status, headers)
  response.end(body.length > 0 ? body : undefined)
}).listen(Number(port), '127.0.0.1')
