import { MAX_DELIVERY_LINKS, type DeliveryValues } from '@showcase/data/schemas';
import { IconButton, Stack, tokens, VisuallyHidden } from '@showcase/ui';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import styled from 'styled-components';
import { AddRowButton, TextField } from '@showcase/kit/forms';

/** The links of a delivery, each with a label. */
export function LinkFields() {
  const { fields, append, remove } = useFieldArray<DeliveryValues, 'links'>({ name: 'links' });
  const isFull = fields.length >= MAX_DELIVERY_LINKS;
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');

  function removeLink(index: number) {
    remove(index);
    setAnnouncement(`Link ${index + 1} removed`);
    addButton.current?.focus();
  }

  return (
    <Stack gap={3} role="group" aria-label="Links">
      {fields.length > 0 && (
        <Rows role="list">
          {fields.map(({ id }, index) => (
            <Row key={id} aria-label={`Link ${index + 1}`}>
              <Fields>
                <TextField<DeliveryValues>
                  name={`links.${index}.label`}
                  label="Link text"
                  isRequired
                  dir="auto"
                  placeholder="Preview"
                />
                <TextField<DeliveryValues>
                  name={`links.${index}.url`}
                  label="Address"
                  isRequired
                  type="url"
                  inputMode="url"
                  dir="ltr"
                  autoComplete="off"
                  placeholder="https://"
                />
              </Fields>
              <IconButton
                size="s"
                label={`Remove link ${index + 1}`}
                onClick={() => removeLink(index)}
              >
                <X aria-hidden />
              </IconButton>
            </Row>
          ))}
        </Rows>
      )}
      <AddRowButton
        ref={addButton}
        isFull={isFull}
        limitText={`A delivery has at most ${MAX_DELIVERY_LINKS} links.`}
        onAdd={() => append({ label: '', url: '' }, { focusName: `links.${fields.length}.label` })}
      >
        Add link
      </AddRowButton>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  );
}

const Rows = styled.ol`
  display: grid;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  align-items: start;

  > button {
    /* Beside the inputs, below their labels. */
    margin-block-start: ${tokens.space[6]};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${tokens.space[2]};
`;
