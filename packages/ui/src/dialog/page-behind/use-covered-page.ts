import { useEffect, useLayoutEffect, useState } from 'react';
import type { Ref, RefCallback } from 'react';
import { useMergedRef } from '../../merged-ref/use-merged-ref.ts';
import { coverPage, uncoverPage } from './cover-page.ts';

/** The ref of a modal dialog: while it is open, the page behind it is inert. */
export function useCoveredPage(
  isOpen: boolean,
  forwardedRef: Ref<HTMLDivElement> | undefined,
): RefCallback<HTMLDivElement> {
  const [dialog, setDialog] = useState<Element | null>(null);
  // After the dialog has noted where the focus was, because that becomes inert.
  useEffect(() => {
    if (isOpen && dialog) coverPage(dialog);
  }, [isOpen, dialog]);
  // Before the dialog returns the focus.
  useLayoutEffect(() => () => void (dialog && uncoverPage(dialog)), [isOpen, dialog]);
  return useMergedRef(forwardedRef, setDialog);
}
