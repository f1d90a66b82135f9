import { zodResolver } from '@hookform/resolvers/zod';
import { useUser } from '@showcase/data';
import { hireSchema, type HireValues } from '@showcase/data/schemas';
import { isolated } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { DialogParam } from '../../shared/on-demand/use-dialog-param.ts';
import { useFocusFirstError } from '../../shared/sending/use-focus-first-error.ts';
import { attemptFor, createHireDrafts, emptyValues } from './hire-draft.ts';
import { Form } from './hire-dialog.styles.ts';
import { HireFooter } from './hire-footer.tsx';
import { HireNotices } from './hire-notices.tsx';
import { readHireParam, sentParam } from './hire-param.ts';
import { hireOrder } from './offer/hire-order.ts';
import { MessageField } from './offer/message-field.tsx';
import { OfferFields } from './offer/offer-fields.tsx';
import { OfferSelect } from './offer/offer-select.tsx';
import { estimatedHours, findOffer, hireTotal, type HireableService } from './offer/offer.ts';
import { PendingNotice } from './pending-notice.tsx';
import { RequestSent } from './request-sent.tsx';
import { useSendRequest } from './use-send-request.ts';

type HireDialogProps = {
  creator: { id: string; name: string };
  services: HireableService[];
  param: DialogParam;
};

/** A request to a creator, from the choice of a service to its sending; what was sent has an address of its own. */
export function HireDialog({ creator, services, param }: HireDialogProps) {
  const { sentId } = readHireParam(param.value ?? '');
  const { authUser } = useUser();
  if (sentId !== null && authUser) {
    return <RequestSent creator={creator} requestId={sentId} onClose={param.close} />;
  }
  return <HireForm creator={creator} services={services} param={param} />;
}

/** What is typed is kept until it is sent. */
function HireForm({ creator, services, param }: HireDialogProps) {
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const { authUser } = useUser();
  const userId = authUser?.id ?? null;
  const { offerId, packageName } = readHireParam(param.value ?? '');
  const offer = findOffer(services, offerId);
  const [asksForOffer, setAsksForOffer] = useState(false);
  const [drafts] = useState(() => createHireDrafts());
  const [start] = useState(() => {
    const values = drafts.read(creator.id, userId)?.values ?? emptyValues;
    return {
      ...values,
      hours: values.hours || estimatedHours(offer),
      packageName: packageName || values.packageName,
    };
  });
  const kind = offer?.kind ?? 'fixed';
  const resolver = useMemo(() => zodResolver(hireSchema(kind)), [kind]);
  const form = useForm<HireValues>({ defaultValues: start, resolver, shouldFocusError: false });
  useFocusFirstError(formRef, form.formState.submitCount);
  const values = { ...start, ...useWatch({ control: form.control }) };
  const total = offer && hireTotal(offer, values);
  const sending = useSendRequest(creator.id, {
    onSent(request) {
      drafts.remove(creator.id);
      param.change(sentParam(request.id));
    },
  });
  const isOneself = userId === creator.id;

  function keepDraft() {
    const attempt = drafts.read(creator.id, userId)?.attempt ?? null;
    drafts.write(creator.id, { ownerId: userId, values: form.getValues(), attempt });
  }

  function choose(id: string) {
    setAsksForOffer(false);
    if (form.getValues('hours') === '') {
      form.setValue('hours', estimatedHours(findOffer(services, id)));
    }
    param.change(id);
    sending.reset();
  }

  function send(checked: HireValues) {
    if (!offer || !userId || isOneself) return;
    const previous = drafts.read(creator.id, userId)?.attempt ?? null;
    const attempt = attemptFor(hireOrder(creator.id, offer, checked), previous);
    drafts.write(creator.id, { ownerId: userId, values: form.getValues(), attempt });
    sending.mutate(attempt);
  }

  return (
    <Dialog
      isOpen
      variant="sheet"
      onOpenChange={param.close}
      title={isolated`Hire ${creator.name}`}
      footer={
        <HireFooter
          total={total}
          canSend={!isOneself}
          formId={formId}
          sending={sending}
          path={param.pathWith(param.value ?? '')}
        />
      }
    >
      <FormProvider {...form}>
        <Form
          id={formId}
          ref={formRef}
          noValidate
          onChange={keepDraft}
          onSubmit={(event) => {
            setAsksForOffer(!offer);
            void form.handleSubmit(send)(event);
          }}
        >
          <HireNotices
            isOneself={isOneself}
            isGone={offerId !== '' && !offer}
            sending={sending}
            total={total}
          />
          {!isOneself && <PendingNotice creator={creator} offer={offer} />}
          <OfferSelect
            services={services}
            value={offer ? offerId : ''}
            isAsked={asksForOffer}
            onValueChange={choose}
          />
          <OfferFields offer={offer} />
          <MessageField creatorName={creator.name} offer={offer} />
        </Form>
      </FormProvider>
    </Dialog>
  );
}
