import { api } from '../../api/client.js';
import { signOut } from '../../api/sign-in.js';
import { token as heldToken } from '../../api/token.js';
import { MailedAction } from './mailed-action.js';

const revert = (token: string) => api.revertEmail({ body: { token } });

/** Every session of the account has ended, including this browser's. */
const leave = async (): Promise<void> => {
  if (heldToken.read() !== null) await signOut();
};

/** The target of the link that was mailed to the old email. */
export const RevertEmail = () => (
  <MailedAction
    title="Keep your email"
    intro="If it was not you who changed the email of your Torchbearer account, keep the one that you had. Everybody is signed out, and we send you a link to choose a new password."
    action="Keep my email"
    act={revert}
    fallback="Failed to keep your email"
    onDone={leave}
  />
);
