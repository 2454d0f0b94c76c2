import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ServerProcess, startProgram } from './server-process.ts'

/** nginx with the list and one course as files; undefined where it is not installed. */
export async function startNginx(
  folder: string,
  { courses, middleId }: { courses: string; middleId: string },
): Promise<ServerProcess | undefined> {
  if (process.platform !== 'linux' || spawnSync('nginx', ['-v']).error) return undefined
  const place = join(folder, 'nginx')
  mkdirSync(join(place, 'courses'), { recursive: true })
  const list: readonly { id: string }[] = JSON.parse(readFileSync(courses, 'utf8'))
  writeFileSync(join(place, 'courses', middleId), JSON.stringify(list.find(({ id }) => id === middleId)))
  return startProgram('nginx', '/courses', (port) => {
    const file = join(place, 'nginx.conf')
    writeFileSync(file, configuration(port, place, courses))
    return { args: ['-e', 'stderr', '-p', place, '-c', file] }
  })
}

/** One process, as the others have, that logs nothing and keeps its temporary files where they are thrown away. */
function configuration(port: number, place: string, courses: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  )
  return `
daemon off; master_process off; pid ${place}/pid; error_log stderr crit;
events {}
http {
  ${temporary.join(' ')}
  access_log off; default_type application/json; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  server {
    listen 127.0.0.1:${port};
    location = /courses { alias ${courses}; }
    location /courses/ { root ${place}; }
  }
}
`
}
