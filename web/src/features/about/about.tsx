import {
  IconBroadcast,
  IconFlame,
  IconNotebook,
  IconScale,
  IconShieldCheck,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import cards from '../public/cards.module.css';
import { Moment, Timeline } from '../public/timeline.js';
import { PublicPage } from '../public/public-page.js';
import { Section } from '../public/section.js';
import { Invitation, WaysOn } from '../public/ways-on.js';
import classes from './about.module.css';

/** Where the game comes from, and its values. */
export function About() {
  return (
    <PublicPage
      title="About Torchbearer"
      intro="A fantasy league for people who can’t watch a castaway fall without saying whom they would have kept. You draft them, you send one into every episode, and you carry their points home."
      torches={3}
      action={<WaysOn />}
    >
      <Section
        title="How we got here"
        intro="From a notebook beside the couch to a league that never loses count."
      >
        <Timeline>
          <Moment
            when={<span className={classes.year}>2000</span>}
            title="The first torch"
            icon={<IconNotebook size={22} />}
          >
            <p>
              Strangers are left on a beach, and whoever outlasts the others wins. On the couch somebody bets
              a dinner on the quiet one, somebody else writes it down. By the finale the notebook has six
              columns, and nobody agrees on what a fire is worth.
            </p>
          </Moment>
          <Moment
            when={<span className={classes.year}>2010</span>}
            title="The office pool"
            icon={<IconUsers size={22} />}
          >
            <p>
              The notebook has become a spreadsheet that travels by e-mail every Thursday morning. There are
              picks now, and rules for idols; and there is always one player whose pick was sent, they swear,
              before the deadline.
            </p>
          </Moment>
          <Moment
            when={<span className={classes.year}>2025</span>}
            title="Torchbearer"
            icon={<IconFlame size={22} />}
            isNow
          >
            <p>
              The pool gets a home of its own: a draft that anybody can check, a deadline that counts down,
              rules for everything, and a leaderboard that moves while you look at it. One league for all of
              us. Torchbearer is in beta, and it grows with those who play it.
            </p>
          </Moment>
        </Timeline>
      </Section>
      <Section title="What we hold to">
        <ul className={cards.cards}>
          <Value icon={<IconScale size={26} stroke={1.6} aria-hidden />} title="The same for everybody">
            One global league, no caps, no tiers, one deadline on one clock: ours.
          </Value>
          <Value icon={<IconShieldCheck size={26} stroke={1.6} aria-hidden />} title="Nothing up our sleeve">
            The draft leaves a receipt, every pick its saved time, every rule its points. Check us.
          </Value>
          <Value
            icon={<IconBroadcast size={26} stroke={1.6} aria-hidden />}
            title="Made for the evening of the show"
          >
            On a phone, in the dark, with one thumb and one eye on the fire.
          </Value>
        </ul>
      </Section>
      <Invitation title="Your torch is waiting">
        Sign up, rank the castaways, and be there when the first name is read.
      </Invitation>
    </PublicPage>
  );
}

interface ValueProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: string;
}

const Value = ({ icon, title, children }: ValueProps) => (
  <li className={`${cards.card} ${classes.value}`}>
    {icon}
    <h3>{title}</h3>
    <p>{children}</p>
  </li>
);
