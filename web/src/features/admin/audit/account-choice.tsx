import { UserChoice } from '../parts/user-choice.js';

const EVERY = { value: '', label: 'Every account' };

interface AccountChoiceProps {
  /** A user's id, or '' for every account. */
  readonly id: string;
  readonly onChoose: (id: string) => void;
}

/** One account or all of them. */
export const AccountChoice = ({ id, onChoose }: AccountChoiceProps) => (
  <UserChoice
    label="Whose"
    id={id}
    onChoose={(value) => onChoose(value ?? '')}
    labelOf={({ name }) => name}
    first={EVERY}
    unknown="An account that is not there"
    allowDeselect={false}
  />
);
