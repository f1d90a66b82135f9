import { Button } from '@showcase/ui';
import { Drawer } from '@showcase/ui/controls';
import { useRef, type ReactNode } from 'react';

type FilterSheetProps = {
  /** What the button at its foot says, such as 'Show 12 projects'. */
  doneLabel: string;
  isOpen: boolean;
  onClose: () => void;
  /** Absent while there is nothing to clear. */
  onClear?: () => void;
  children: ReactNode;
};

/** The filters over the lower part of a phone's screen. */
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
