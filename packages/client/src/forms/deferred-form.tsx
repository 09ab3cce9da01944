import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMounted } from '../components/use-mounted.ts';
import { leaveFormsToBrowser } from './early-submit.ts';

/**
 * A form whose code (schemas, validation, sending) arrives apart from its page's. The prerendered form
 * stands meanwhile and can be filled in; it is brought to life when it comes near or is touched.
 * Within the running application the code comes along with the page.
 */
export function deferredForm(load: () => Promise<ComponentType>): ComponentType {
  const wanted = Promise.withResolvers<void>();
  let isPrerendered = false;
  if (import.meta.env.SSR) wanted.resolve();

  const Form = lazy(async () => {
    await wanted.promise;
    return { default: await (isPrerendered ? orStay(load()) : load()) };
  });

  return function DeferredForm() {
    const place = useRef<HTMLDivElement>(null);
    const mounted = useMounted();
    // Always the same element: React gives up what it has not hydrated when it is rendered anew.
    const [form] = useState(() => {
      isPrerendered = !mounted;
      if (isPrerendered) {
        return (
          <Suspense>
            <Form />
          </Suspense>
        );
      }
      wanted.resolve();
      // Without a boundary of its own a new page is shown once it is complete.
      return <Form />;
    });

    useEffect(() => (place.current ? whenNear(place.current, wanted.resolve) : undefined), []);

    return <div ref={place}>{form}</div>;
  };
}

/** Calls back when the element is less than half a window away, when it is touched or a link is followed. */
function whenNear(element: HTMLElement, callback: () => void): () => void {
  if (element.contains(document.activeElement)) callback();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    },
    { rootMargin: '50%' },
  );
  observer.observe(element);
  for (const sign of ['focusin', 'pointerover']) element.addEventListener(sign, callback);
  // React cannot tell whether a change of address concerns the form, and holds it until it knows.
  for (const sign of ['click', 'popstate']) window.addEventListener(sign, callback, true);
  return () => {
    observer.disconnect();
    for (const sign of ['focusin', 'pointerover']) element.removeEventListener(sign, callback);
    for (const sign of ['click', 'popstate']) window.removeEventListener(sign, callback, true);
  };
}

/**
 * A form that stands already must not give way to an error: the browser can still post it. Asking
 * again would not help, since browsers remember which modules they could not get.
 */
async function orStay<Result>(loading: Promise<Result>): Promise<Result> {
  try {
    return await loading;
  } catch {
    leaveFormsToBrowser();
    return new Promise(() => {});
  }
}
