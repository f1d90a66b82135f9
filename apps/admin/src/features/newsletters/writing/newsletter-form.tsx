import { NEWSLETTER_LIMIT, type NewsletterValues } from '@showcase/data/schemas';
import { ErrorNotice } from '@showcase/kit/errors';
import { Form, SubmitButton, TextAreaField, TextField } from '@showcase/kit/forms';
import { LeaveGuard } from '@showcase/kit/leaving';
import { countLabel } from '@showcase/kit/lists';
import { Button, Card, formatCount, Notice, Stack } from '@showcase/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SideBySide } from '../../../shared/side-by-side.styles.ts';
import { Preview } from '../preview/preview.tsx';
import { SendDialog } from '../sending/send-dialog.tsx';
import { TestDialog } from '../sending/test-dialog.tsx';
import { FormActions, Hint, SendRow } from './newsletter-form.styles.ts';
import { useNewsletterForm, type NewsletterFormOptions } from './use-newsletter-form.ts';

export function NewsletterForm(props: NewsletterFormOptions & { subscribers: number }) {
  const { id, subscribers, reportStale } = props;
  const edits = useNewsletterForm(props);
  const { form, saving } = edits;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [dialog, setDialog] = useState<{ kind: 'test' | 'send'; values: NewsletterValues }>();
  const [subject, body] = useWatch({ control: form.control, name: ['subject', 'body'] });
  const openDialog = (kind: 'test' | 'send') =>
    void form.handleSubmit((values) => setDialog({ kind, values }))();
  const Layout = isPreviewed ? SideBySide : Stack;

  return (
    <Layout>
      <Card>
        <Form form={form} onSubmit={saving.mutate} aria-label="Newsletter">
          <Stack gap={5}>
            {edits.isRestored && (
              <Notice
                action={
                  <Button size="s" onClick={edits.startOver}>
                    Start over
                  </Button>
                }
              >
                We restored your unsaved draft.
              </Notice>
            )}
            <TextField<NewsletterValues>
              name="subject"
              label="Subject"
              isRequired
              onChange={edits.storeDraft}
            />
            <TextAreaField<NewsletterValues>
              name="body"
              label="Text"
              isRequired
              hint="Markdown: # Heading, **bold**, *italic*, - or 1. list, &gt; quote, [link](https://…) or &lt;https://…&gt;. Everything else appears as you type it."
              rows={18}
              limit={NEWSLETTER_LIMIT}
              counter={(length) => `${formatCount(length)} of ${formatCount(NEWSLETTER_LIMIT)}`}
              onChange={edits.storeDraft}
            />
            <ErrorNotice error={edits.saveError} action="The draft wasn't saved." />
            <FormActions>
              <SubmitButton submission={saving}>Save draft</SubmitButton>
              <Button onClick={() => setIsPreviewed(!isPreviewed)} aria-expanded={isPreviewed}>
                {isPreviewed ? 'Hide preview' : 'Show preview'}
              </Button>
              <Button aria-haspopup="dialog" onClick={() => openDialog('test')}>
                Send a test
              </Button>
            </FormActions>
            <SendRow>
              <Hint>
                {subscribers === 0
                  ? "Nobody has confirmed a subscription yet, so you can't send it."
                  : `${countLabel(subscribers, 'subscriber')} will get it.`}
              </Hint>
              <Button
                aria-haspopup="dialog"
                disabled={subscribers === 0}
                onClick={() => openDialog('send')}
              >
                Send to everyone
              </Button>
            </SendRow>
          </Stack>
        </Form>
      </Card>
      {isPreviewed && <Preview subject={subject} body={body} />}
      {dialog?.kind === 'test' && (
        <TestDialog
          id={id}
          prepare={() => edits.saveChanges(dialog.values)}
          reportStale={reportStale}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog?.kind === 'send' && (
        <SendDialog
          id={id}
          subject={dialog.values.subject}
          subscribers={subscribers}
          prepare={() => edits.saveChanges(dialog.values)}
          reportStale={reportStale}
          onClose={() => setDialog(undefined)}
        />
      )}
      <LeaveGuard
        isDirty={edits.isDirty}
        unsaved="Your changes to this newsletter aren't saved yet."
        onLeave={edits.clearDraft}
      />
    </Layout>
  );
}
