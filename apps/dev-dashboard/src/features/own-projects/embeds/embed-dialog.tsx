import { embedLineOptions } from '@showcase/data/own-projects';
import { ErrorNotice } from '@showcase/kit/errors';
import { bidi, Notice, SkeletonBlock, SkeletonGroup, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useQuery } from '@tanstack/react-query';
import { CopyableText } from '../copyable-text.tsx';

type EmbedDialogProps = {
  project: { id: string; title: string };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** A line of HTML that shows a project as a card on other sites. */
export function EmbedDialog({ project, isOpen, onOpenChange }: EmbedDialogProps) {
  const line = useQuery(embedLineOptions(project.id));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Embed this project"
      description={bidi`Add this line to your website. It shows ${project.title} as a card with your rating and its price, always as they are now.`}
    >
      <Stack gap={5}>
        <ErrorNotice error={line.error} action="We couldn't load the line." />
        {line.isPending && (
          <SkeletonGroup label="Loading">
            <SkeletonBlock height="96px" shape="l" />
          </SkeletonGroup>
        )}
        {line.data === null && (
          <Notice>
            Visitors can’t open a card of this project. It may be hidden, or this site shows no
            cards on others. Share the link to its page instead.
          </Notice>
        )}
        {line.data && <CopyableText title="HTML" content={line.data} />}
      </Stack>
    </Dialog>
  );
}
