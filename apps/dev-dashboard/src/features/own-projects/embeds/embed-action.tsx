import type { ListedOwnProject } from '@showcase/data/projects';
import { lazyDialog } from '@showcase/kit/loading';
import { bidi, IconButton } from '@showcase/ui';
import CodeXml from 'lucide-react/icons/code-xml';
import { useState } from 'react';

const EmbedDialog = lazyDialog({
  name: 'embed',
  load: () => import('./embed-dialog.tsx').then((code) => code.EmbedDialog),
});

/** Opens the line that shows a project on other sites; only what is public has one. */
export function EmbedAction({ project }: { project: ListedOwnProject }) {
  const [isOpen, setIsOpen] = useState(false);
  if (project.visibility !== 'public') return null;
  return (
    <>
      <IconButton
        variant="secondary"
        size="s"
        label={bidi`Embed ${project.title}`}
        onClick={() => setIsOpen(true)}
      >
        <CodeXml aria-hidden />
      </IconButton>
      {isOpen && <EmbedDialog project={project} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
