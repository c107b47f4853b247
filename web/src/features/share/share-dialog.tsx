import { Button, Group, Modal, Skeleton } from '@mantine/core';
import { IconDownload, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfig } from '../../api/use-config.js';
import { announce } from '../../ui/announcer.js';
import { saveBlob } from '../../ui/save-file.js';
import { ErrorState } from '../../ui/states.js';
import { makePicture } from './make-picture.js';
import { spokenCard, type WeekCard } from './week-card.js';
import classes from './share-dialog.module.css';

interface ShareDialogProps {
  readonly card: WeekCard;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A picture of the player's week, to share or to keep. */
export function ShareDialog({ card, opened, onClose }: ShareDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Share my week" centered>
      {opened && <Picture card={card} />}
    </Modal>
  );
}

function Picture({ card }: Pick<ShareDialogProps, 'card'>) {
  const { photoAliases } = useConfig();
  const {
    data: picture,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['week-picture', card],
    queryFn: () => makePicture(card, photoAliases),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  const [failure, setFailure] = useState<string | null>(null);
  if (isError)
    return (
      <ErrorState
        words="The picture could not be made."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!picture)
    return (
      <Skeleton className={classes.picture} role="status" aria-busy="true" aria-label="Making the picture" />
    );
  const { file, address } = picture;
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  const share = async (): Promise<void> => {
    setFailure(null);
    try {
      await navigator.share({ files: [file], title: spokenCard(card) });
    } catch (error) {
      // The user has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setFailure('The picture could not be shared. Download it instead.');
    }
  };
  return (
    <>
      <img className={classes.picture} src={address} alt={spokenCard(card)} />
      {failure !== null && <p role="alert">{failure}</p>}
      <Group className={classes.actions}>
        {canShare && (
          <Button leftSection={<IconShare size={18} aria-hidden />} onClick={() => void share()}>
            Share
          </Button>
        )}
        <Button
          variant={canShare ? 'default' : 'filled'}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => {
            saveBlob(file.name, file);
            announce('Picture downloaded');
          }}
        >
          Download
        </Button>
      </Group>
    </>
  );
}
