import { useLocation, useNavigate } from 'react-router-dom';

/** For what needs a person: leads a visitor to sign in, and back to this page afterwards. */
export function useSignInFirst(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return () => void navigate('/login', { state: { from: { pathname, search, hash } } });
}
