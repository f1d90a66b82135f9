import { zodResolver } from '@hookform/resolvers/zod';
import { useUser } from '@showcase/data/session';
import { hireSchema, type HireValues } from '@showcase/data/schemas';
import { AttachmentField, useFormAttachments } from '@showcase/kit/attachments';
import { Form } from '@showcase/kit/forms';
import { FirstContactHint } from '@showcase/kit/moderation';
import { useTypedText } from '@showcase/remote-contract/services';
import { bidi, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { usePersonKey } from '../../shared/hiring/use-person-key.ts';
import type { DialogParam } from '../../shared/on-demand/use-dialog-param.ts';
import { attemptFor, createHireDrafts, emptyValues, hasTypedText } from './hire-draft.ts';
import { HireFooter } from './hire-footer.tsx';
import { HireNotices } from './hire-notices.tsx';
import { hireParam, readHireParam, sentParam } from './hire-param.ts';
import { toHireRequestInput } from './hire-option/hire-request-input.ts';
import { MessageField } from './hire-option/message-field.tsx';
import { HireOptionFields } from './hire-option/hire-option-fields.tsx';
import { HireOptionSelect } from './hire-option/hire-option-select.tsx';
import {
  estimatedHours,
  findHireOption,
  hasPriceOnRequest,
  hireTotal,
  type HireableService,
} from './hire-option/hire-option.ts';
import { useHireableServices } from './hire-option/use-hireable-services.ts';
import { OriginNote } from './origin/origin-note.tsx';
import { useOrigin, type Origin } from './origin/use-origin.ts';
import { PendingNotice } from './pending-notice.tsx';
import { RefundsNotice } from './refunds-notice.tsx';
import { RequestSent } from './request-sent.tsx';
import { useFocusFirstError } from './use-focus-first-error.ts';
import { useSendRequest } from './use-send-request.ts';

type HireDialogProps = {
  creator: { id: string; name: string };
  services: HireableService[];
  param: DialogParam;
};
type HireFormProps = HireDialogProps & { origin: Origin };

/** The hire dialog, from choosing a service to sending the request; a sent request has its own URL. */
export function HireDialog(props: HireDialogProps) {
  const { creator, services: listed, param } = props;
  const { sentId, optionId, projectId } = readHireParam(param.value ?? '');
  const { authUser } = useUser();
  const personKey = usePersonKey();
  const { services, isPending } = useHireableServices({ creatorId: creator.id, listed, optionId });
  const { origin, isPending: isOriginPending } = useOrigin({ creatorId: creator.id, projectId });
  if (isPending || isOriginPending) return null;
  if (sentId !== null && authUser) {
    return <RequestSent creator={creator} requestId={sentId} onClose={param.close} />;
  }
  return <HireForm key={personKey} {...props} services={services} origin={origin} />;
}

/** Typed values are stored until they are sent. */
function HireForm({ creator, services, origin, param }: HireFormProps) {
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const { authUser } = useUser();
  const userId = authUser?.id ?? null;
  const { optionId, packageName, projectId } = readHireParam(param.value ?? '');
  const option = findHireOption(services, optionId);
  const [isOptionMissing, setIsOptionMissing] = useState(false);
  const [drafts] = useState(() => createHireDrafts());
  const [initialValues] = useState(() => {
    const values = drafts.read(creator.id, userId)?.values ?? emptyValues;
    return {
      ...values,
      hours: values.hours || estimatedHours(option),
      packageName: packageName || values.packageName,
    };
  });
  const kind = option?.kind ?? 'fixed';
  const resolver = useMemo(() => zodResolver(hireSchema(kind)), [kind]);
  const form = useForm<HireValues>({
    defaultValues: initialValues,
    resolver,
    shouldFocusError: false,
  });
  useFocusFirstError(formRef, form.formState.submitCount);
  const values = { ...initialValues, ...useWatch({ control: form.control }) };
  const total = option && hireTotal(option, values);
  const files = useFormAttachments(`hire-${creator.id}`);
  const sending = useSendRequest((request) => {
    drafts.write(creator.id, null);
    files.clear();
    param.change(sentParam(request.id));
  });
  const isOwnProfile = userId === creator.id;
  useTypedText(userId !== null && hasTypedText(values));

  function saveDraft() {
    const attempt = drafts.read(creator.id, userId)?.attempt ?? null;
    drafts.write(creator.id, { ownerId: userId, values: form.getValues(), attempt });
  }

  function choose(id: string) {
    setIsOptionMissing(false);
    if (form.getValues('hours') === '') {
      form.setValue('hours', estimatedHours(findHireOption(services, id)));
    }
    param.change(hireParam(id, origin.isMissing ? null : projectId));
    sending.reset();
  }

  function send(validValues: HireValues) {
    if (!option || !userId || isOwnProfile) return;
    const attachments = files.collect();
    if (!attachments) return;
    const input = toHireRequestInput({
      creatorId: creator.id,
      option,
      values: validValues,
      attachments,
      ...(origin.project && { fromProjectId: origin.project.id }),
    });
    const attempt = attemptFor(input, drafts.read(creator.id, userId)?.attempt ?? null);
    drafts.write(creator.id, { ownerId: userId, values: form.getValues(), attempt });
    sending.mutate(attempt);
  }

  return (
    <Dialog
      isOpen
      variant="sheet"
      onOpenChange={param.close}
      title={bidi`Hire ${creator.name}`}
      footer={
        <HireFooter
          total={total}
          isPriceOnRequest={hasPriceOnRequest(option, values)}
          canSend={!isOwnProfile}
          formId={formId}
          sending={sending}
          path={param.pathWith(param.value ?? '')}
        />
      }
    >
      <Form
        id={formId}
        ref={formRef}
        form={form}
        onChange={saveDraft}
        onSubmitCapture={() => setIsOptionMissing(!option)}
        onSubmit={send}
      >
        <Stack gap={5}>
          <HireNotices
            ownText={isOwnProfile ? "You can't hire yourself" : null}
            goneText={
              optionId !== '' && !option
                ? 'This service is no longer available. Choose another one, or describe something else.'
                : null
            }
            sending={sending}
            total={total}
          />
          <OriginNote origin={origin} />
          {!isOwnProfile && <RefundsNotice creator={creator} />}
          {userId && !isOwnProfile && <FirstContactHint userId={userId} personId={creator.id} />}
          {!isOwnProfile && <PendingNotice creator={creator} option={option} />}
          <HireOptionSelect
            services={services}
            value={option ? optionId : ''}
            isMissing={isOptionMissing}
            onValueChange={choose}
          />
          <HireOptionFields option={option} />
          <MessageField creatorName={creator.name} option={option} />
          {authUser && !isOwnProfile && <AttachmentField {...files.field} />}
        </Stack>
      </Form>
    </Dialog>
  );
}
