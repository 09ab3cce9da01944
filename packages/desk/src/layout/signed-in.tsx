import { createContext, useContext } from 'react';
import { Outlet } from 'react-router-dom';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { codeOf, type RouterOutputs, trpc } from '../trpc.tsx';
import { LoadFailure } from './load-failure.tsx';

type Session = RouterOutputs['session']['current'];

const SessionContext = createContext<Session | undefined>(undefined);

/** Who is signed in, and the names of all colleagues. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Nobody is signed in');
  return session;
}

/** The desk for whoever is signed in, and the sign-in for everybody else, at the address that was wanted. */
export function SignedIn() {
  const { data, error, isLoading, refetch } = trpc.session.current.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (codeOf(error) === 'UNAUTHORIZED') return <SignInPage />;
  if (isLoading) return null;
  if (!data) return <LoadFailure retry={refetch} />;
  return (
    <SessionContext value={data}>
      <Outlet />
    </SessionContext>
  );
}
