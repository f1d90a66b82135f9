import { zodResolver } from '@hookform/resolvers/zod';
import { SALE_TERMS, type SaleKind } from '@showcase/data/projects';
import { HIRE_MESSAGE_MAX, hireSchema, type HireValues } from '@showcase/data/schemas';
import { useUser } from '@showcase/data/session';
import { AttachmentField, useFormAttachments } from '@showcase/kit/attachments';
import { Form, TextAreaField } from '@showcase/kit/forms';
import { useTypedText } from '@showcase/remote-contract/services';
import { bidi, formatMoney, Stack } from '@showcase/ui';
import { Dialog, FactList } from '@showcase/ui/controls';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { usePersonKey } from '../../../shared/hiring/use-person-key.ts';
import type { DialogParam } from '../../../shared/on-demand/use-dialog-param.ts';
import { attemptFor, createHireDrafts, emptyValues } from '../hire-draft.ts';
import { HireFooter } from '../hire-footer.tsx';
import { HireNotices } from '../hire-notices.tsx';
import { readHireParam, sentParam } from '../hire-param.ts';
import { RequestSent } from '../request-sent.tsx';
import { CopyleftNotice } from './copyleft-notice.tsx';
import { useFocusFirstError } from '../use-focus-first-error.ts';
import { useSendRequest } from '../use-send-request.ts';

export type SoldProject = {
  id: string;
  title: string;
  creator: { id: string; name: string };
  /** Null if it is no longer for sale. */
  sale: { kind: SaleKind; price: number; includes: string[]; licenses: string[] } | null;
  isSold: boolean;
};

type BuyDialogProps = {
  project: SoldProject;
  /** Whether it runs and whose it is. */
  status: ReactNode;
  param: DialogParam;
};

const resolver = zodResolver(hireSchema('fixed'));

/** The request to buy a project; a sent request has its own URL. */
export function BuyDialog({ project, status, param }: BuyDialogProps) {
  const { sentId } = readHireParam(param.value ?? '');
  const { authUser } = useUser();
  const personKey = usePersonKey();
  if (sentId !== null && authUser) {
    return <RequestSent creator={project.creator} requestId={sentId} onClose={param.close} />;
  }
  return <BuyForm key={personKey} project={project} status={status} param={param} />;
}

/** The message is stored until it is sent. */
function BuyForm({ project, status, param }: BuyDialogProps) {
  const { id, title, creator, sale, isSold } = project;
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const { authUser } = useUser();
  const userId = authUser?.id ?? null;
  const [drafts] = useState(() => createHireDrafts());
  const form = useForm<HireValues>({
    defaultValues: drafts.read(id, userId)?.values ?? emptyValues,
    resolver,
    shouldFocusError: false,
  });
  useFocusFirstError(formRef, form.formState.submitCount);
  const files = useFormAttachments(`buy-${id}`);
  const sending = useSendRequest((request) => {
    drafts.write(id, null);
    files.clear();
    param.change(sentParam(request.id));
  });
  const isOwn = userId === creator.id;
  const message = useWatch({ control: form.control, name: 'message' });
  useTypedText(userId !== null && message.trim() !== '');

  function saveDraft() {
    const attempt = drafts.read(id, userId)?.attempt ?? null;
    drafts.write(id, { ownerId: userId, values: form.getValues(), attempt });
  }

  function send({ message }: HireValues) {
    if (!sale || !userId || isOwn) return;
    const attachments = files.collect();
    if (!attachments) return;
    const input = {
      creatorId: creator.id,
      projectId: id,
      message,
      budget: sale.price,
      saleKind: sale.kind,
      ...(attachments.length > 0 && { attachments }),
    };
    const attempt = attemptFor(input, drafts.read(id, userId)?.attempt ?? null);
    drafts.write(id, { ownerId: userId, values: form.getValues(), attempt });
    sending.mutate(attempt);
  }

  return (
    <Dialog
      isOpen
      variant="sheet"
      onOpenChange={param.close}
      title={bidi`Buy ${title}`}
      footer={
        sale && (
          <HireFooter
            total={sale.price}
            canSend={!isOwn}
            formId={formId}
            sending={sending}
            path={param.pathWith(param.value ?? '')}
          />
        )
      }
    >
      <Form id={formId} ref={formRef} form={form} onChange={saveDraft} onSubmit={send}>
        <Stack gap={5}>
          <HireNotices
            ownText={isOwn ? "You can't buy your own project" : null}
            goneText={sale ? null : getGoneText(isSold)}
            sending={sending}
            total={sale && sale.price}
          />
          {sale && (
            <>
              <FactList
                facts={[
                  { label: 'Price', value: formatMoney(sale.price) },
                  { label: 'Included', value: sale.includes.join(', ') },
                  { label: 'Sold', value: SALE_TERMS[sale.kind].name },
                  { label: 'Sold by', value: <bdi>{creator.name}</bdi> },
                ]}
              />
              {/* Sentences are too long for a column beside others. */}
              <FactList facts={[{ label: 'What you may do', value: SALE_TERMS[sale.kind].text }]} />
              {sale.licenses.length > 0 && (
                <FactList
                  facts={[{ label: 'Third-party licenses', value: sale.licenses.join(', ') }]}
                />
              )}
            </>
          )}
          {status}
          {sale && <CopyleftNotice licenses={sale.licenses} />}
          {/* What was typed before the project was sold is still theirs. */}
          {(sale || message !== '') && (
            <TextAreaField<HireValues>
              name="message"
              label="Message"
              isRequired
              hint="What you plan to do with it, and how it should be handed over. At least 20 characters."
              rows={6}
              limit={HIRE_MESSAGE_MAX}
            />
          )}
          {authUser && !isOwn && sale && <AttachmentField {...files.field} />}
        </Stack>
      </Form>
    </Dialog>
  );
}

function getGoneText(isSold: boolean) {
  return isSold ? 'This project is sold.' : 'This project is no longer for sale.';
}
