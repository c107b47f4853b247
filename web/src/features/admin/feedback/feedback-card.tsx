import { Anchor } from '@mantine/core';
import type { Feedback } from '@torchbearer/contract/client';
import { memo } from 'react';
import { inShowTime } from '../../../time/format.js';
import { Email } from '../../../ui/email.js';
import { Stars } from './stars.js';
import { SURVEYS } from './survey-types.js';
import classes from './feedback-viewer.module.css';

/** One survey response and its player. */
export const FeedbackCard = memo(function FeedbackCard({ feedback }: { readonly feedback: Feedback }) {
  const { surveyType, question, rating, answer, createdAt, user } = feedback;
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <h3>{user.name}</h3>
        {rating === null ? <span className={classes.dim}>No rating</span> : <Stars rating={rating} />}
      </div>
      <p className={classes.dim}>
        {SURVEYS[surveyType]} · <time dateTime={createdAt}>{inShowTime(createdAt)}</time>
      </p>
      <p className={classes.question}>{question}</p>
      {answer === null ? (
        <p className={classes.dim}>No answer in words.</p>
      ) : (
        <blockquote className={classes.answer}>{answer}</blockquote>
      )}
      <p className={classes.who}>
        <Anchor href={`mailto:${user.email}`}>
          <Email>{user.email}</Email>
        </Anchor>
        {user.username !== null && <span className={classes.dim}>@{user.username}</span>}
      </p>
    </li>
  );
});
