import { lazy, Suspense, useEffect, useState } from 'react';
import { callToaster, useToasterCalled } from './toaster-call.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Where toasts appear. Its code comes with the first form, or when F8 asks for it. */
export function ToasterPlace() {
  const called = useToasterCalled();
  const [byKey, setByKey] = useState(false);

  useEffect(() => {
    if (called) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      setByKey(true);
      callToaster();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [called]);

  return (
    called && (
      <Suspense>
        <Toaster focused={byKey} />
      </Suspense>
    )
  );
}
