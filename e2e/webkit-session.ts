import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import getPort from 'get-port';

/** In ms. It ends what hangs: the browser's process can be gone without an answer. */
const callLimit = 120_000;

/** The name of an element in answers of the protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The Enter key in the protocol. */
export const enterKey = '\uE007';

/** WebKitGTK's own browser, driven by plain W3C WebDriver: Playwright drives no WebKit but its own. */
export type WebKit = Awaited<ReturnType<typeof startWebKit>>;

export async function startWebKit(driverPath: string, baseURL: string) {
  // WebKitGTK draws only on a display.
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(createInterface(display.stdio[3] as Readable), 'line');
  const port = await getPort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}` },
  });
  const end = () => {
    driver.kill();
    display.kill();
  };

  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(callLimit),
    });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  let session = '';
  const evaluate = <Result>(script: string): Promise<Result> =>
    call('POST', `${session}/execute/sync`, { script: `return (${script})`, args: [] });
  const find = async (selector: string) => {
    const found = await call<Record<string, string>>('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    });
    return `${session}/element/${found[elementKey]}`;
  };

  return {
    /** Tried until the driver listens. */
    async open(): Promise<void> {
      const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
        capabilities: {},
      });
      session = `/session/${sessionId}`;
    },
    async goto(path: string): Promise<void> {
      await call('POST', `${session}/url`, { url: new URL(path, baseURL).href });
    },
    resize: (width: number, height: number) =>
      call('POST', `${session}/window/rect`, { width, height }),
    /** @param script an expression */
    evaluate,
    async click(selector: string): Promise<void> {
      // The driver brings it to the window's end only, where the consent banner may lie over it.
      await evaluate(`document.querySelector('${selector}').scrollIntoView({ block: 'center' })`);
      await call('POST', `${await find(selector)}/click`, {});
    },
    async type(selector: string, text: string): Promise<void> {
      await call('POST', `${await find(selector)}/value`, { text });
    },
    async moveMouse(): Promise<void> {
      const move = (x: number) => ({ type: 'pointerMove', duration: 0, x, y: 1 });
      const mouse = { type: 'pointer', id: 'mouse', actions: [move(1), move(2)] };
      await call('POST', `${session}/actions`, { actions: [mouse] });
    },
    async close(): Promise<void> {
      if (session) await call('DELETE', session).catch(() => undefined);
      end();
    },
  };
}
