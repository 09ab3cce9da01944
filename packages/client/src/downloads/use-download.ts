import { useRef, useState } from 'react';

/** One download by script: a failure is then shown in the page instead of on an error page. */
export function useDownload() {
  const [failed, setFailed] = useState(false);
  const running = useRef(false);

  /** Fetches a file and hands it to the browser under a name; does nothing while one is under way. */
  async function download(request: () => Promise<Response>, name: string): Promise<void> {
    if (running.current) return;
    running.current = true;
    setFailed(false);
    try {
      save(await (await request()).blob(), name);
    } catch {
      setFailed(true);
    } finally {
      running.current = false;
    }
  }

  return { failed, download };
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  // Never revoked: Safari reads the file some time after the click, and it goes with the page.
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
}
