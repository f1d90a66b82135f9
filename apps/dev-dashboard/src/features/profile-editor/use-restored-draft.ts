import type { ProfileValues } from '@showcase/data/schemas';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Restores a draft into the form, as unsaved edits. */
export function useRestoredDraft(form: UseFormReturn<ProfileValues>, draft: ProfileValues | null) {
  const [restored] = useState(draft);
  const [isNoticeVisible, setIsNoticeVisible] = useState(draft !== null);

  useEffect(() => {
    if (restored) form.reset(restored, { keepDefaultValues: true });
  }, [form, restored]);

  return { isNoticeVisible, dismiss: () => setIsNoticeVisible(false) };
}
