import type { SurveyType } from '@torchbearer/contract/client';
import { Button, Modal, Textarea } from '@mantine/core';
import { MAX_LENGTH } from '@torchbearer/rules';
import { useId, useState, type FormEvent } from 'react';
import { hasStatus, serverWords } from '../../api/error-sentence.js';
import { Note } from '../../ui/note.js';
import classes from './feedback-survey.module.css';
import { RatingScale } from './rating-scale.js';
import { isRated, saysSomething } from './survey-rating.js';
import { useSubmitFeedback } from './use-submit-feedback.js';

interface FeedbackSurveyProps {
  readonly surveyType: SurveyType;
  readonly question: string;
  readonly opened: boolean;
  /** Called once it is answered, skipped or closed. */
  readonly onClose: () => void;
  readonly title?: string;
}

/** One question in a dialog; answering and skipping both close it. */
export function FeedbackSurvey(props: FeedbackSurveyProps) {
  const { opened, onClose, title = 'One quick question' } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <SurveyForm {...props} />
    </Modal>
  );
}

const FAILED = 'Failed to submit feedback. Please try again.';

/** Separate from the dialog, so that each opening starts with an empty form. */
function SurveyForm({ surveyType, question, onClose }: FeedbackSurveyProps) {
  const [answer, setAnswer] = useState('');
  const [rating, setRating] = useState<number | null>(null);
  const { mutate, isPending, error } = useSubmitFeedback(surveyType, onClose);
  const hintId = useId();
  const rated = isRated(surveyType);
  const ready = saysSomething(answer, rating);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (ready && !isPending) mutate({ question, answer: answer.trim() || null, rating });
  };

  return (
    <form className={classes.form} onSubmit={submit}>
      {rated && <RatingScale question={question} rating={rating} onRate={setRating} />}
      <Textarea
        label={rated ? 'Anything to add? (optional)' : question}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
        maxLength={MAX_LENGTH.surveyAnswer}
        rows={3}
      />
      {!ready && (
        <p id={hintId} className={classes.hint}>
          {rated ? 'Choose a rating or write a few words.' : 'Write a few words.'}
        </p>
      )}
      {error && !hasStatus(error, 409) && <Note kind="failure">{failure(error)}</Note>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Skip
        </Button>
        <Button
          type="submit"
          disabled={!ready}
          loading={isPending}
          {...(!ready && { 'aria-describedby': hintId })}
        >
          Submit
        </Button>
      </div>
    </form>
  );
}

/** The advice comes first; the server's reason, if any, is below. */
function failure(error: Error) {
  const reason = serverWords(error);
  return (
    <>
      {FAILED}
      {reason !== null && (
        <>
          <br />
          {reason}
        </>
      )}
    </>
  );
}
