import { offerTemplateQueries, type OfferTemplate } from '@showcase/data/hire-requests';
import { useDataClient, useList } from '@showcase/data/query';
import type { OfferValues } from '@showcase/data/schemas';
import { bidi, Button, Notice } from '@showcase/ui';
import { Menu, type MenuItem } from '@showcase/ui/controls';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { withTemplate } from '../form/offer-values.ts';
import type { Start } from '../form/starts.ts';
import { TemplateList } from './template-list.tsx';
import { Bar } from './templates.styles.ts';

type StartMenuProps = {
  starts: readonly Start[];
  userId: string;
  /** Only creators have templates. */
  hasTemplates: boolean;
  /** Whether a draft was restored. */
  isRestored: boolean;
  onStartOver: () => void;
};

/** Fills the form from a template or a version; what was typed can be brought back. */
export function StartMenu(props: StartMenuProps) {
  const { starts, userId, hasTemplates, isRestored, onStartOver } = props;
  const { getValues, reset } = useFormContext<OfferValues>();
  const templates = useList({
    ...offerTemplateQueries(useDataClient()).own(userId),
    enabled: hasTemplates,
  });
  const trigger = useRef<HTMLButtonElement>(null);
  const [filled, setFilled] = useState<{ label: string; before: OfferValues } | null>(null);
  const [isListOpen, setIsListOpen] = useState(false);

  function fill(label: string, values: OfferValues) {
    setFilled({ label, before: structuredClone(getValues()) });
    reset(values, { keepDefaultValues: true });
  }

  function undo(before: OfferValues) {
    reset(before, { keepDefaultValues: true });
    setFilled(null);
    trigger.current?.focus();
  }

  function startOver() {
    onStartOver();
    setFilled(null);
    trigger.current?.focus();
  }

  const templateItems = templates.data.map((template: OfferTemplate): MenuItem => {
    const { name } = template;
    return { label: name, onSelect: () => fill(name, withTemplate(getValues(), template)) };
  });
  const startItems = starts.map(({ label, values }): MenuItem => ({
    label,
    onSelect: () => fill(label, values),
  }));
  const items: MenuItem[] = [
    ...templateItems,
    ...(templateItems.length > 0 ? (['separator'] as const) : []),
    ...startItems,
    ...(templateItems.length > 0
      ? ([
          'separator',
          { label: 'Delete a template…', onSelect: () => setIsListOpen(true) },
        ] as const)
      : []),
  ];
  return (
    <Bar>
      <Menu
        align="start"
        items={items}
        trigger={
          <Button ref={trigger} size="s">
            {hasTemplates ? 'Start from a template' : 'Start from a version'}
            <ChevronDown aria-hidden />
          </Button>
        }
      />
      {isListOpen && (
        <TemplateList
          templates={templates.data}
          onClose={() => {
            setIsListOpen(false);
            trigger.current?.focus();
          }}
        />
      )}
      {filled ? (
        <Notice
          action={
            <Button size="s" onClick={() => undo(filled.before)}>
              Undo
            </Button>
          }
        >
          {bidi`Filled in from “${filled.label}”.`}
        </Notice>
      ) : (
        isRestored && (
          <Notice
            action={
              <Button size="s" onClick={startOver}>
                Start over
              </Button>
            }
          >
            We restored your unsaved draft.
          </Notice>
        )
      )}
    </Bar>
  );
}
