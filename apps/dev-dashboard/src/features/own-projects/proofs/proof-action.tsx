import { refetchProjects } from '@showcase/data/projects';
import { lazyDialog } from '@showcase/kit/loading';
import { bidi, IconButton } from '@showcase/ui';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const ProofDialog = lazyDialog({
  name: 'proof',
  load: () => import('./proof-dialog.tsx').then((code) => code.ProofDialog),
});

/** Opens the dialog that proves whose a project is. */
export function ProofAction({ project }: { project: { id: string; title: string } }) {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);

  function change(isOpenNow: boolean) {
    setIsOpen(isOpenNow);
    // The card says what a check has found meanwhile.
    if (!isOpenNow) void refetchProjects(queryClient);
  }

  return (
    <>
      <IconButton
        variant="secondary"
        size="s"
        label={bidi`Prove that ${project.title} is yours`}
        onClick={() => setIsOpen(true)}
      >
        <BadgeCheck aria-hidden />
      </IconButton>
      {isOpen && <ProofDialog project={project} isOpen={isOpen} onOpenChange={change} />}
    </>
  );
}
