import { lazyDialog } from '@showcase/kit/loading';
import { bidi, IconButton } from '@showcase/ui';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import { useState } from 'react';
import type { ReportedProject } from './health-texts.ts';

const HealthDialog = lazyDialog({
  name: 'health report',
  load: () => import('./health-dialog.tsx').then((code) => code.HealthDialog),
});

/** Opens the health report on a project. */
export function HealthAction({ project }: { project: ReportedProject }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        variant="secondary"
        size="s"
        label={bidi`Health report on ${project.title}`}
        onClick={() => setIsOpen(true)}
      >
        <HeartPulse aria-hidden />
      </IconButton>
      {isOpen && <HealthDialog project={project} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
