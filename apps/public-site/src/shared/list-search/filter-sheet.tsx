import { Button } from '@showcase/ui';
import { Drawer } from '@showcase/ui/controls';
import type { ReactNode } from 'react';

type FilterSheetProps = {
  title: string;
  /** What the button at its foot says, such as 'Show 12 projects'. */
  doneLabel: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** The filters over the lower part of a phone's screen. */
export function FilterSheet({
  title,
  doneLabel,
  isOpen,
  onOpenChange,
  children,
}: FilterSheetProps) {
  return (
    <Drawer
      side="bottom"
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button
          variant="primary"
          onClick={() => {
            onOpenChange(false);
          }}
        >
          {doneLabel}
        </Button>
      }
    >
      {children}
    </Drawer>
  );
}
