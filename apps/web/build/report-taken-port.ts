import type { Plugin } from 'vite'

/** Says in one line that the development server's port is taken, where Vite would print a stack. */
export function reportTakenPort(): Plugin {
  return {
    name: 'report-taken-port',
    configureServer({ httpServer, config }) {
      httpServer?.once('error', ({ code }: NodeJS.ErrnoException) => {
        if (code !== 'EADDRINUSE') return
        console.error(`Site: port ${config.server.port} is taken. Stop what uses it, or set WEB_PORT to another one.`)
        process.exit(1)
      })
    },
  }
}
