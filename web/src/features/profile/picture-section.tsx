import type { User } from '@torchbearer/contract/client';
import { Avatar, Button, Progress } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { errorSentence } from '../../api/error-sentence.js';
import { initialsOf } from '../../ui/initials.js';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import { PICTURE_TYPES, pictureFault } from './picture-file.js';
import classes from './picture-section.module.css';
import { uploadPicture } from './upload-picture.js';
import { useKeepUser } from './use-keep-user.js';

interface Chosen {
  readonly file: File;
  /** A data: address, which the content security policy allows for pictures. */
  readonly preview: string;
}

/** Choosing, previewing and sending a picture. */
export function PictureSection({ user }: { readonly user: User }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const [share, setShare] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const keep = useKeepUser();
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture(file, setShare),
    onMutate: () => setShare(0),
    onSuccess: (changed) => {
      keep(changed);
      setChosen(null);
    },
  });

  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.currentTarget.files?.[0];
    // So that the same file can be chosen again.
    event.currentTarget.value = '';
    if (!file) return;
    upload.reset();
    const wrong = pictureFault(file);
    setFileError(wrong);
    setChosen(null);
    if (wrong === null) void dataAddress(file).then((preview) => setChosen({ file, preview }));
  };

  const failure = fileError ?? (upload.error && errorSentence(upload.error, 'Failed to upload image'));
  return (
    <Panel title="Profile picture">
      <div className={classes.picture}>
        <Avatar
          src={chosen?.preview ?? user.profilePicture}
          alt={chosen ? 'Preview of your new picture' : ''}
          size={104}
          color="ember"
        >
          {initialsOf(user.name)}
        </Avatar>
        <div className={classes.ways}>
          <p id={hintId}>JPG, PNG or GIF, also WebP, less than 5MB.</p>
          <input
            ref={input}
            className={classes.file}
            type="file"
            accept={PICTURE_TYPES}
            aria-label="Picture file"
            tabIndex={-1}
            onChange={choose}
          />
          {chosen ? (
            <div className={classes.buttons}>
              <Button loading={upload.isPending} onClick={() => upload.mutate(chosen.file)}>
                Upload picture
              </Button>
              <Button
                variant="default"
                disabled={upload.isPending}
                onClick={() => {
                  setChosen(null);
                  upload.reset();
                }}
              >
                Cancel
              </Button>
            </div>
          ) : (
            <Button
              variant="default"
              aria-describedby={hintId}
              leftSection={<IconPhotoUp size={18} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              Choose a picture
            </Button>
          )}
        </div>
      </div>
      {upload.isPending && (
        <Progress className={classes.progress ?? ''} value={share * 100} aria-label="Sending the picture" />
      )}
      {failure !== null && (
        <div className={classes.note}>
          <Note kind="failure">{failure}</Note>
        </div>
      )}
      {upload.isSuccess && (
        <div className={classes.note}>
          <Note kind="success">Your new picture is up.</Note>
        </div>
      )}
    </Panel>
  );
}

const dataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsDataURL(file);
  });
