import { Button } from '@mantine/core';
import type { GroupDetails, GroupMember } from '@torchbearer/contract/client';
import { useRef, useState } from 'react';
import { useUser } from '../../api/use-user.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import { questionOf, type Action } from './group-actions.js';
import { RenameGroup } from './rename-group.js';
import { useGroupActions } from './use-group-actions.js';
import classes from './groups.module.css';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The members, and what the player may do with them and the group; each thing after a question. */
export function GroupMembers({ group }: { readonly group: GroupDetails }) {
  const [asked, setAsked] = useState<Action | null>(null);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { act, isActing, outcome } = useGroupActions(group, () => {
    setAsking(false);
    heading.current?.focus({ preventScroll: true });
  });
  const ask = (action: Action): void => {
    setAsked(action);
    setAsking(true);
  };
  const question = asked && questionOf(asked, group);
  return (
    <Panel>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        Members
      </h2>
      {outcome && <Note kind={outcome.kind}>{outcome.words}</Note>}
      <ul className={classes.members}>
        {group.members.map((member) => (
          <Member key={member.id} member={member} mayChange={group.isOwner} ask={ask} />
        ))}
      </ul>
      {group.isOwner && <RenameGroup group={group} />}
      <div className={classes.buttons}>
        {group.isOwner && (
          <>
            <Button variant="default" onClick={() => ask({ kind: 'code' })}>
              New code
            </Button>
            <Button variant="default" onClick={() => ask({ kind: 'delete' })}>
              Delete group
            </Button>
          </>
        )}
        {!group.isOwner && (
          <Button variant="default" onClick={() => ask({ kind: 'leave' })}>
            Leave group
          </Button>
        )}
      </div>
      {group.isOwner && group.memberCount > 1 && (
        <p className={classes.hint}>To leave, make another member the owner first.</p>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={question?.title ?? ''}
        action={question?.action ?? ''}
        busy={isActing}
        onConfirm={() => asked && act(asked)}
        onCancel={() => setAsking(false)}
      >
        {question?.words}
      </ConfirmDialog>
    </Panel>
  );
}

interface MemberProps {
  readonly member: GroupMember;
  /** Whether the player owns the group. */
  readonly mayChange: boolean;
  readonly ask: (action: Action) => void;
}

function Member({ member, mayChange, ask }: MemberProps) {
  const isMe = useUser().id === member.id;
  return (
    <li className={classes.member}>
      <div>
        <p className={classes.memberName}>
          {member.name}
          {isMe && <span className={classes.badge}>You</span>}
          {member.isOwner && <span className={classes.badge}>Owner</span>}
        </p>
        <p className={classes.hint}>
          Since <time dateTime={member.joinedAt}>{day.format(new Date(member.joinedAt))}</time>
        </p>
      </div>
      {mayChange && !member.isOwner && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            aria-label={`Make ${member.name} the owner`}
            onClick={() => ask({ kind: 'hand-over', member })}
          >
            Make owner
          </Button>
          <Button
            variant="default"
            aria-label={`Remove ${member.name}`}
            onClick={() => ask({ kind: 'remove', member })}
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}
