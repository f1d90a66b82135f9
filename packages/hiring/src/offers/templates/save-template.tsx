import { offerTemplateQueries, saveOfferTemplateOptions } from '@showcase/data/hire-requests';
import { useDataClient, useList } from '@showcase/data/query';
import { offerTemplateSchema, type OfferValues } from '@showcase/data/schemas';
import { useNotify } from '@showcase/remote-contract/services';
import { bidi, Button, Field, isKey, Notice, Stack, TextInput } from '@showcase/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useFormContext, type Path } from 'react-hook-form';
import { explainError } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { toTemplateValues } from './template-values.ts';

type SaveTemplateProps = { userId: string; today: string };

/** Saves what is typed under a name, to start other offers from. */
export function SaveTemplate({ userId, today }: SaveTemplateProps) {
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const { getValues, trigger, subscribe } = useFormContext<OfferValues>();
  const invalidFields = useRef<Path<OfferValues>[]>([]);
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
  // Before the offer is sent, only this form validates its fields.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          const field = invalidFields.current.find((candidate) => candidate === changed);
          if (field) void trigger(field);
        },
      }),
    [subscribe, trigger],
  );
  useEffect(() => {
    if (isNameTaken) nameInput.current?.focus();
  }, [isNameTaken]);

  async function save() {
    const values = getValues();
    const result = offerTemplateSchema.safeParse({ ...toTemplateValues(values, today), name });
    const issue = result.error?.issues[0];
    setProblem(issue ? { isName: issue.path[0] === 'name', text: issue.message } : null);
    if (!result.success) {
      saving.reset();
      const fields = listFields(result.error.issues, values);
      invalidFields.current = fields;
      if (issue?.path[0] === 'name') nameInput.current?.focus();
      else if (!(await trigger(fields, { shouldFocus: true }))) setProblem(null);
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
          notify({ kind: 'success', text: bidi`Template “${name.trim()}” saved.` });
        },
      },
    );
  }

  // Enter would send the offer around it.
  function saveOnEnter(event: KeyboardEvent) {
    if (!isKey(event, 'Enter')) return;
    event.preventDefault();
    void save();
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
            <Button size="s" isBusy={saving.isPending} onClick={() => void save()}>
              Save template
            </Button>
          </div>
        </Stack>
      )}
    </Stack>
  );
}

/** The fields of the form that a template lacks; its days may come from a date. */
function listFields(issues: { path: PropertyKey[] }[], { due, milestones }: OfferValues) {
  const fields = issues.map(({ path }) => String(path[0])).filter((field) => field !== 'name');
  const days = milestones.length > 0 ? [] : [due === 'date' ? 'dueOn' : 'days'];
  // The schema of templates has no other fields.
  return fields.flatMap((field) => (field === 'days' ? days : field)) as Path<OfferValues>[];
}
