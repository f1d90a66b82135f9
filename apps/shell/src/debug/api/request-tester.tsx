import { useUser } from '@showcase/data';
import { Button, Field, Notice, Textarea, TextInput } from '@showcase/ui';
import { ConfirmDialog, Select } from '@showcase/ui/controls';
import { useSubmit } from '@showcase/kit/forms';
import { useState, type FormEvent } from 'react';
import type { DebugConfig } from '../debug-place.tsx';
import { Outcome } from './outcome.tsx';
import { sendRequest } from './send-request.ts';
import { Form, Line } from './request-tester.styles.ts';
import { METHODS, testRequest, type RequestDraft, type TestRequest } from './test-request.ts';

type Sendable = Exclude<TestRequest, { fault: string }>;

const methods = METHODS.map((method) => ({ value: method, label: method }));
const empty: RequestDraft = { method: 'GET', url: '', headers: '', body: '' };

/** Any request by hand; a write is asked about first. */
export function RequestTester({ config }: { config: DebugConfig }) {
  const { session } = useUser();
  const [draft, setDraft] = useState(empty);
  const [fault, setFault] = useState('');
  const [asked, setAsked] = useState<Sendable | null>(null);
  const sending = useSubmit({ mutationFn: ({ url, init }: Sendable) => sendRequest(url, init) });
  const change = (changes: Partial<RequestDraft>) => setDraft({ ...draft, ...changes });

  function submit(event: FormEvent) {
    event.preventDefault();
    const api = { url: config.supabaseUrl, key: config.supabaseKey, token: session?.access_token };
    const request = testRequest(draft, window.location.origin, api);
    setFault('fault' in request ? request.fault : '');
    if ('fault' in request) return;
    if (draft.method === 'GET') sending.mutate(request);
    else setAsked(request);
  }

  return (
    <Form noValidate onSubmit={submit}>
      <Line>
        <Field label="Method">
          <Select
            options={methods}
            value={draft.method}
            onValueChange={(method) => change({ method })}
          />
        </Field>
        <Field label="URL">
          <TextInput
            inputMode="url"
            spellCheck={false}
            placeholder="/rest/v1/projects?select=id,title&limit=5"
            value={draft.url}
            onChange={(event) => change({ url: event.target.value })}
          />
        </Field>
      </Line>
      <Field label="Headers (JSON)" hint="Your token is added for the configured API only.">
        <Textarea
          rows={2}
          spellCheck={false}
          placeholder='{ "Prefer": "count=exact" }'
          value={draft.headers}
          onChange={(event) => change({ headers: event.target.value })}
        />
      </Field>
      {draft.method !== 'GET' && (
        <Field label="Body">
          <Textarea
            spellCheck={false}
            value={draft.body}
            onChange={(event) => change({ body: event.target.value })}
          />
        </Field>
      )}
      {fault && <Notice variant="danger">{fault}</Notice>}
      <Button type="submit" variant="primary" isBusy={sending.isPending}>
        Send request
      </Button>
      {sending.data && <Outcome {...sending.data} askedAt={sending.submittedAt} />}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={`Send this ${asked?.init.method ?? ''} request? It can change data.`}
        subject={asked?.url.href}
        confirmLabel="Send"
        onConfirm={() => {
          if (asked) sending.mutate(asked);
          setAsked(null);
        }}
      />
    </Form>
  );
}
