import { IconClock, IconMail } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../api/use-config.js';
import { paths } from '../../paths.js';
import { Panel } from '../../ui/page.js';
import { PublicPage } from '../public/public-page.js';
import { ContactForm } from './contact-form.js';
import { SupportAddress } from './support-address.js';
import { useContact } from './use-contact.js';
import { Written } from './written.js';
import classes from './contact.module.css';

/** How to reach us: by e-mail, which the form helps to write. */
export function Contact() {
  const { supportEmail } = useConfig();
  const form = useContact();
  const isWritten = form.sending.isSuccess;
  const startAgain = (): void => {
    form.reset();
    form.sending.reset();
  };
  return (
    <PublicPage
      title="Contact"
      intro="A question about the draft, points that look wrong, a page that misbehaves: tell us. You will hear from us in under 24 hours."
      torches={1}
    >
      <div className={classes.sides}>
        <Panel title={isWritten ? 'Your letter is ready' : 'Write to us'}>
          {isWritten ? (
            <Written letter={form.values} supportEmail={supportEmail} onAgain={startAgain} />
          ) : (
            <ContactForm form={form} />
          )}
        </Panel>
        <div className={classes.aside}>
          <Panel paper title="How to reach us">
            <p className={classes.text}>
              Write us an e-mail. This form helps you to write it, but it sends nothing to us by itself.
            </p>
            <p className={classes.fact}>
              <IconMail size={22} aria-hidden />
              <SupportAddress />
            </p>
            <p className={classes.fact}>
              <IconClock size={22} aria-hidden />
              Answered in under 24 hours
            </p>
          </Panel>
          <Panel title="You may find it here">
            <ul className={classes.links}>
              <li>
                <Link to={paths.howToPlay}>How to Play</Link>
              </li>
              <li>
                <Link to={paths.rules}>Rules &amp; Scoring</Link>
              </li>
              <li>
                <Link to={paths.league}>Season timeline</Link>
              </li>
            </ul>
          </Panel>
        </div>
      </div>
    </PublicPage>
  );
}
