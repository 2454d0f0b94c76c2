import { setTimeout as pause } from 'node:timers/promises'

/** Resolves when every address answers with a status below 500; asks four times a second. Rejects when `signal` is aborted. */
export async function waitFor(addresses: readonly string[], signal: AbortSignal): Promise<void> {
  await Promise.all(addresses.map((address) => untilItAnswers(address, signal)))
}

async function untilItAnswers(address: string, signal: AbortSignal): Promise<void> {
  while (!(await answers(address))) await pause(250, undefined, { signal })
}

/** Whether something answers there at once. */
export async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).status < 500
  } catch {
    return false
  }
}
