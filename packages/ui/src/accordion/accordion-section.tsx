import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  Chevron,
  SectionBody,
  SectionElement,
  SectionHeading,
  SectionNote,
  SectionPanel,
  SectionTrigger,
} from './accordion-section.styles.ts';

export type AccordionSectionProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: ReactNode;
  /** A short summary of the content: '3 entries', '2 errors'. */
  note?: string;
  /** 'danger' if something inside needs attention; the note says what. */
  variant?: 'plain' | 'danger';
  isOpen?: boolean;
  defaultIsOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  headingLevel?: 2 | 3 | 4;
};

/** A collapsible part of a long page. Its fields stay mounted, so a form keeps their values; find-in-page opens it. */
export function AccordionSection({
  title,
  note,
  variant = 'plain',
  isOpen,
  defaultIsOpen,
  onOpenChange,
  headingLevel = 3,
  children,
  ...rest
}: AccordionSectionProps) {
  return (
    <SectionElement
      {...rest}
      open={isOpen}
      defaultOpen={defaultIsOpen}
      onOpenChange={(open) => onOpenChange?.(open)}
      data-variant={variant}
    >
      <SectionHeading as={`h${headingLevel}`}>
        <SectionTrigger>
          <span>{title}</span>
          {note && (
            <SectionNote>
              {variant === 'danger' && <CircleAlert aria-hidden />}
              {note}
            </SectionNote>
          )}
          <Chevron>
            <ChevronDown aria-hidden />
          </Chevron>
        </SectionTrigger>
      </SectionHeading>
      <SectionPanel keepMounted hiddenUntilFound>
        <SectionBody>{children}</SectionBody>
      </SectionPanel>
    </SectionElement>
  );
}
