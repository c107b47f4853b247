import { useSession } from '../../api/use-user.js';
import { useApiForm } from '../../ui/use-api-form.js';
import { contactErrors, type Letter } from './contact-rules.js';

const SENDING_MS = 1_000;

/** A letter to us. No server ever sees it. */
export function useContact() {
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : null;
  const initialValues: Letter = {
    name: user?.name ?? '',
    email: user?.email ?? '',
    subject: '',
    message: '',
  };
  return useApiForm({
    initialValues,
    validate: contactErrors,
    send: () => new Promise<void>((resolve) => setTimeout(resolve, SENDING_MS)),
  });
}
