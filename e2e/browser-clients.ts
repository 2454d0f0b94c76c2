import { spawn } from 'node:child_process'
import { launch } from 'puppeteer-core'
import { Builder, By, until } from 'selenium-webdriver'
import { chromiumLaunch, chromiumPath } from './chromium.ts'

/** What the journey needs of a browser; elements are named by XPath, which every client knows. */
export type Browser = {
  version: string
  open: (url: string) => Promise<unknown>
  /** What the expression, or the promise that it is, comes to in the page. */
  evaluate: (expression: string) => Promise<unknown>
  /** Waits until the element is visible, as `press` and `type` do. */
  see: (xpath: string) => Promise<unknown>
  press: (xpath: string) => Promise<unknown>
  type: (xpath: string, text: string) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  picture: () => Promise<Uint8Array>
  close: () => Promise<unknown>
}

const timeoutMs = 15_000

/** Puppeteer speaks WebDriver BiDi to Firefox, for which Playwright needs a Firefox of its own. */
async function withPuppeteer(options: Parameters<typeof launch>[0]): Promise<Browser> {
  const browser = await launch(options)
  const page = await browser.newPage()
  const locator = (xpath: string) => page.locator(`::-p-xpath(${xpath})`).setTimeout(timeoutMs)
  return {
    version: await browser.version(),
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    see: (xpath) => locator(xpath).wait(),
    press: (xpath) => locator(xpath).click(),
    type: (xpath, text) => locator(xpath).fill(text),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}

/** WebKitGTK has no headless mode, so it gets a screen of its own. */
async function webKit(): Promise<Browser> {
  const address = 'http://127.0.0.1:4460'
  const { port } = new URL(address)
  const server = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`], {
    // Root cannot have the sandbox.
    env: { ...process.env, ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }) },
    detached: true,
    stdio: 'ignore',
  })
  // With the screen, which is a process of its own.
  const stop = () => server.pid && process.kill(-server.pid)
  try {
    for (let left = 50; left > 0 && !(await fetch(`${address}/status`).catch(() => undefined)); left -= 1)
      await new Promise((isOver) => setTimeout(isOver, 200))
    const driver = await new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' }).build()
    const find = async (xpath: string) => {
      const element = await driver.wait(until.elementLocated(By.xpath(xpath)), timeoutMs)
      return driver.wait(until.elementIsVisible(element), timeoutMs)
    }
    const capabilities = await driver.getCapabilities()
    return {
      version: `WebKitGTK's ${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
      open: (url) => driver.get(url),
      evaluate: (expression) => driver.executeScript(`return ${expression}`),
      see: find,
      press: async (xpath) => {
        const element = await find(xpath)
        // Its own way of scrolling there leaves the element out of view for the press.
        await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
        await element.click()
      },
      type: async (xpath, text) => (await find(xpath)).sendKeys(text),
      resize: (width, height) => driver.manage().window().setRect({ width, height }),
      picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      close: () => driver.quit().finally(stop),
    }
  } catch (error) {
    stop()
    throw error
  }
}

/** The three engines, Chromium first: the others are compared with it. */
export const starts: Record<string, () => Promise<Browser>> = {
  chromium: () => withPuppeteer({ ...chromiumLaunch, executablePath: chromiumPath() ?? 'chromium' }),
  firefox: () => withPuppeteer({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' }),
  webkit: webKit,
}
