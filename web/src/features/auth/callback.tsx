import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { acceptSignIn } from '../../api/sign-in.js';
import { homeOf, paths } from '../../paths.js';
import { useDocumentTitle } from '../../ui/page.js';
import { TorchMark } from '../../ui/torch-mark.js';
import { finishOnce } from './external-sign-in.js';
import type { LoginState } from './reason.js';
import classes from './callback.module.css';

/** The page to which the identity provider redirects. */
export function Callback() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useDocumentTitle('Authenticating');

  useEffect(() => {
    let isGone = false;
    void finishOnce(search).then((outcome) => {
      if (isGone) return;
      const { next } = outcome;
      if (outcome.kind === 'failed') {
        const state: LoginState = { reason: outcome.reason };
        void navigate(next === null ? paths.login : paths.loginFor(next), { replace: true, state });
        return;
      }
      acceptSignIn(outcome.answer);
      void navigate(next ?? homeOf(outcome.answer.user), { replace: true });
    });
    return () => {
      isGone = true;
    };
  }, [search, navigate]);

  return (
    <main className={classes.callback}>
      <TorchMark size={96} />
      <div role="status">
        <h1>Authenticating...</h1>
      </div>
    </main>
  );
}
