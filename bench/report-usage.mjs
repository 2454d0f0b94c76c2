// Loaded into every server that is measured (`node --import`): tells the bench what the process has used so far.
// Plain JavaScript, because stripping types would add its own memory to the server's.
process.on('message', () => process.send?.({ ...process.resourceUsage(), rss: process.memoryUsage.rss() }))
// The server lives as long as it would without this line.
process.channel?.unref()
