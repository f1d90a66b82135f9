import { Button } from '@showcase/ui';
import { Drawer } from '@showcase/ui/controls';
import { useRef, type ReactNode } from 'react';

type FilterSheetProps = {
  /** The label of the button at the bottom, such as 'Show 12 projects'. */
  doneLabel: string;
  isOpen: boolean;
  onClose: () => void;
  /** Absent if there is nothing to clear. */
  onClear?: () => void;
  children: ReactNode;
};

/** The filters as a bottom sheet on phones. */
export function FilterSheet({ doneLabel, isOpen, onClose, onClear, children }: FilterSheetProps) {
  const doneButton = useRef<HTMLButtonElement>(null);
  return (
    <Drawer
      side="bottom"
      title="Filters"
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <>
          {onClear && (
            <Button
              variant="ghost"
              onClick={() => {
                onClear();
                doneButton.current?.focus();
              }}
            >
              Clear all
            </Button>
          )}
          <Button ref={doneButton} variant="primary" onClick={onClose}>
            {doneLabel}
          </Button>
        </>
      }
    >
      {children}
    </Drawer>
  );
}
