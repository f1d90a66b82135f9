import { deleteOfferTemplateOptions, type OfferTemplate } from '@showcase/data/hire-requests';
import { useDataClient } from '@showcase/data/query';
import { useNotify } from '@showcase/remote-contract/services';
import { bidi, Button, formatMoney, Notice } from '@showcase/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { explainError } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { countLabel } from '@showcase/kit/lists';
import { Detail, ListBox, ListRow, Question } from './templates.styles.ts';

type TemplateListProps = { templates: readonly OfferTemplate[]; onClose: () => void };

/** Deletes templates, each after a question in its own row. */
export function TemplateList({ templates, onClose }: TemplateListProps) {
  const list = useRef<HTMLElement>(null);
  const [confirmedId, setConfirmedId] = useState<string | null>(null);
  /** Its button gets the focus again. */
  const [retainedId, setRetainedId] = useState<string | null>(null);
  const notify = useNotify();
  const removal = useSubmit(deleteOfferTemplateOptions(useDataClient(), useQueryClient()));
  useEffect(() => list.current?.focus(), []);

  function remove({ id, name }: OfferTemplate) {
    removal.mutate(id, {
      onSuccess() {
        setConfirmedId(null);
        list.current?.focus();
        notify({ kind: 'success', text: bidi`Template “${name}” deleted.` });
      },
    });
  }

  return (
    <ListBox ref={list} tabIndex={-1} aria-label="Your templates">
      <ul>
        {templates.map((template) => (
          <ListRow key={template.id}>
            {confirmedId === template.id ? (
              <>
                <Question>
                  Delete “<bdi>{template.name}</bdi>”?
                </Question>
                <Button
                  size="s"
                  autoFocus
                  onClick={() => {
                    setConfirmedId(null);
                    setRetainedId(template.id);
                  }}
                >
                  Keep it
                </Button>
                <Button
                  size="s"
                  variant="danger"
                  isBusy={removal.isPending}
                  onClick={() => remove(template)}
                >
                  Delete template
                </Button>
              </>
            ) : (
              <>
                <span>
                  <bdi>{template.name}</bdi>{' '}
                  <Detail>
                    {formatMoney(template.price)}, {countLabel(template.days, 'day')}
                  </Detail>
                </span>
                <Button
                  size="s"
                  autoFocus={retainedId === template.id}
                  aria-label={bidi`Delete ${template.name}`}
                  onClick={() => setConfirmedId(template.id)}
                >
                  Delete
                </Button>
              </>
            )}
          </ListRow>
        ))}
      </ul>
      {removal.error && (
        <Notice variant="danger">{explainError(removal.error, { action: 'Not deleted.' })}</Notice>
      )}
      <Button size="s" onClick={onClose}>
        Done
      </Button>
    </ListBox>
  );
}
