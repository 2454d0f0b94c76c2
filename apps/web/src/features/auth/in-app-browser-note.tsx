import { useState } from 'react'
import { Button } from '#components/button.tsx'

/** Says where to log in instead, with the address to take there. */
export function InAppBrowserNote() {
  const [isCopied, setIsCopied] = useState(false)
  const address = location.href

  // Where the clipboard is blocked, as in some of these apps, a tap on the address selects it.
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => getSelection()?.selectAllChildren(document.getElementById('this-address') ?? document.body),
    )

  return (
    <div className="rounded-small border border-star px-3 py-2 text-small">
      <p>Google and GitHub may refuse to log you in inside this app. Open this address in your phone's own browser:</p>
      <p id="this-address" className="mt-2 font-mono text-note wrap-anywhere select-all">
        {address}
      </p>
      <Button className="mt-2" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy address'}
      </Button>
    </div>
  )
}
