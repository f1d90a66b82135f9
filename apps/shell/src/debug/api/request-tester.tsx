import { useUser } from '@showcase/data/session';
import { Button, Field, Notice, TextInput } from '@showcase/ui';
import { ConfirmDialog, Select, Textarea } from '@showcase/ui/controls';
import { useSubmit } from '@showcase/kit/forms';
import { useState, type FormEvent } from 'react';
import type { DebugConfig } from '../debug-tools.tsx';
import { Outcome } from './outcome.tsx';
import { sendRequest } from './send-request.ts';
import { Form, Line } from './request-tester.styles.ts';
import { METHODS, buildRequest, type RequestDraft, type BuiltRequest } from './build-request.ts';

type SendableRequest = Exclude<BuiltRequest, { error: string }>;

const methods = METHODS.map((method) => ({ value: method, label: method }));
const empty: RequestDraft = { method: 'GET', url: '', headers: '', body: '' };

/** Sends any request; writes need a confirmation. */
export function RequestTester({ config }: { config: DebugConfig }) {
  const { session } = useUser();
  const [draft, setDraft] = useState(empty);
  const [error, setError] = useState('');
  const [requestToConfirm, setRequestToConfirm] = useState<SendableRequest | null>(null);
  const sending = useSubmit({
    mutationFn: ({ url, init }: SendableRequest) => sendRequest(url, init),
  });
  const updateDraft = (changes: Partial<RequestDraft>) => setDraft({ ...draft, ...changes });

  function submit(event: FormEvent) {
    event.preventDefault();
    const api = { url: config.supabaseUrl, key: config.supabaseKey, token: session?.access_token };
    const request = buildRequest(draft, window.location.origin, api);
    setError('error' in request ? request.error : '');
    if ('error' in request) return;
    if (draft.method === 'GET') sending.mutate(request);
    else setRequestToConfirm(request);
  }

  return (
    <Form noValidate onSubmit={submit}>
      <Line>
        <Field label="Method">
          <Select
            options={methods}
            value={draft.method}
            onValueChange={(method) => updateDraft({ method })}
          />
        </Field>
        <Field label="URL">
          <TextInput
            inputMode="url"
            spellCheck={false}
            placeholder="/rest/v1/projects?select=id,title&limit=5"
            value={draft.url}
            onChange={(event) => updateDraft({ url: event.target.value })}
          />
        </Field>
      </Line>
      <Field label="Headers (JSON)" hint="Your token is added for the configured API only.">
        <Textarea
          rows={2}
          spellCheck={false}
          placeholder='{ "Prefer": "count=exact" }'
          value={draft.headers}
          onChange={(event) => updateDraft({ headers: event.target.value })}
        />
      </Field>
      {draft.method !== 'GET' && (
        <Field label="Body">
          <Textarea
            spellCheck={false}
            value={draft.body}
            onChange={(event) => updateDraft({ body: event.target.value })}
          />
        </Field>
      )}
      {error && <Notice variant="danger">{error}</Notice>}
      <Button type="submit" variant="primary" isBusy={sending.isPending}>
        Send request
      </Button>
      {sending.data && <Outcome {...sending.data} requestedAt={sending.submittedAt} />}
      <ConfirmDialog
        isOpen={requestToConfirm !== null}
        onOpenChange={() => setRequestToConfirm(null)}
        title={`Send this ${requestToConfirm?.init.method ?? ''} request? It can change data.`}
        subject={requestToConfirm?.url.href}
        confirmLabel="Send"
        onConfirm={() => {
          if (requestToConfirm) sending.mutate(requestToConfirm);
          setRequestToConfirm(null);
        }}
      />
    </Form>
  );
}
