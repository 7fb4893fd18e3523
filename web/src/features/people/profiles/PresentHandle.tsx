import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Replaces the address of a profile that was opened by a former handle, or in another spelling. */
export function PresentHandle({ handle }: { handle: string }) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    void navigate(`/user/${handle}${search}${hash}`, { replace: true });
  }, [handle, search, hash, navigate]);
  return null;
}
