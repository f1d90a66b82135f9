import { offerTemplateQueries, saveOfferTemplateOptions } from '@showcase/data/hire-requests';
import { useDataClient, useList } from '@showcase/data/query';
import { offerTemplateSchema, type OfferValues } from '@showcase/data/schemas';
import { useNotify } from '@showcase/remote-contract/services';
import { Button, Field, isolated, Notice, Stack, TextInput } from '@showcase/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { explainError } from '../../../errors/explain-error.ts';
import { useSubmit } from '../../../forms/use-submit.ts';
import { toTemplateValues } from './template-values.ts';

type SaveTemplateProps = { userId: string; now: Date };

/** Saves what is typed under a name, to start other offers from. */
export function SaveTemplate({ userId, now }: SaveTemplateProps) {
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const { getValues } = useFormContext<OfferValues>();
  const client = useDataClient();
  const templates = useList(offerTemplateQueries(client).own(userId));
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<{ isName: boolean; text: string } | null>(null);
  const saving = useSubmit(saveOfferTemplateOptions(client, useQueryClient()));
  // After a conflict, the list has the template that came first.
  const isNameTaken =
    saving.error?.kind === 'conflict' &&
    templates.data.some((template) => template.name === saving.variables?.name);
  const nameError = problem?.isName ? problem.text : isNameTaken && saving.error?.sentence;
  useEffect(() => {
    if (isNameTaken) nameInput.current?.focus();
  }, [isNameTaken]);

  function save() {
    const result = offerTemplateSchema.safeParse({ ...toTemplateValues(getValues(), now), name });
    const issue = result.error?.issues[0];
    setProblem(issue ? { isName: issue.path[0] === 'name', text: issue.message } : null);
    if (!result.success) {
      saving.reset();
      if (issue?.path[0] === 'name') nameInput.current?.focus();
      return;
    }
    const { title, scope, price, days, revisions } = result.data;
    saving.mutate(
      {
        name: result.data.name,
        title,
        scope,
        price: Number(price),
        days: Number(days),
        revisions: revisions === '' ? null : Number(revisions),
      },
      {
        onSuccess() {
          setIsOpen(false);
          setName('');
          toggle.current?.focus();
          notify({ kind: 'success', text: isolated`Template “${name.trim()}” saved.` });
        },
      },
    );
  }

  // Enter would send the offer around it.
  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  }

  return (
    <Stack gap={3} align="start">
      <Button
        ref={toggle}
        size="s"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        Save as template
      </Button>
      {isOpen && (
        <Stack id={panelId} gap={3} align="stretch">
          <Field
            label="Template name"
            hint="Keeps title, scope, price, days and revisions. Up to 20 templates."
            {...(nameError && { error: nameError })}
          >
            <TextInput
              ref={nameInput}
              autoFocus
              dir="auto"
              value={name}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={saveOnEnter}
            />
          </Field>
          {problem && !problem.isName && <Notice variant="danger">{problem.text}</Notice>}
          {saving.error && !nameError && (
            <Notice variant="danger">
              {explainError(saving.error, { action: 'Template not saved.' })}
            </Notice>
          )}
          <div>
            <Button size="s" isBusy={saving.isPending} onClick={save}>
              Save template
            </Button>
          </div>
        </Stack>
      )}
    </Stack>
  );
}
