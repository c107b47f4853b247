import { api } from '../../api/client.js';
import { MailedAction } from './mailed-action.js';

const confirm = (token: string) => api.confirmEmail({ body: { token } });

/** The target of the link that was mailed to a new email. */
export const ConfirmEmail = () => (
  <MailedAction
    title="Confirm your email"
    intro="Your Torchbearer account gets this email, and you sign in with it from now on."
    action="Confirm email"
    act={confirm}
    fallback="Failed to confirm your email"
  />
);
