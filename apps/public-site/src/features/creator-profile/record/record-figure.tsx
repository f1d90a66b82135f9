import type { RecordLine } from '@showcase/data/reputation';
import { lazyComponent } from '@showcase/kit/loading';
import { VisuallyHidden } from '@showcase/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { Calculation, Disclosure, FigureText } from './creator-record.styles.ts';

const OwnCases = lazyComponent({
  name: 'list behind a figure',
  load: () => import('./own-cases.tsx').then((code) => code.OwnCases),
});

type RecordFigureProps = {
  line: RecordLine;
  /** The creator, on their own profile. */
  ownerId?: string;
};

export function RecordFigure({ line, ownerId }: RecordFigureProps) {
  const { figure, text, calculation } = line;
  const [isOpen, setIsOpen] = useState(false);
  const buttonId = useId();
  const panelId = useId();
  return (
    <>
      <FigureText>{text}</FigureText>
      <Disclosure
        type="button"
        id={buttonId}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          How is this calculated?
          <VisuallyHidden> {text}</VisuallyHidden>
        </span>
        <ChevronDown aria-hidden />
      </Disclosure>
      <div role="group" id={panelId} aria-labelledby={buttonId} hidden={!isOpen}>
        <Calculation>{calculation}</Calculation>
        {isOpen &&
          ownerId !== undefined &&
          figure !== 'member_since' &&
          figure !== 'overdue_refunds' && (
            <OwnCases userId={ownerId} figure={figure} label={text} />
          )}
      </div>
    </>
  );
}
