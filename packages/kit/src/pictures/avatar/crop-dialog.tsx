import { Button, Stack, tokens } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId, useState, type PointerEvent } from 'react';
import styled from 'styled-components';
import {
  CENTERED_CROP,
  getCropArea,
  getOutputSide,
  MAX_ZOOM,
  panCrop,
  type Crop,
} from './crop-area.ts';

type CropDialogProps = {
  picture: ImageBitmap;
  onCrop: (canvas: HTMLCanvasElement) => void;
  onClose: () => void;
};

/** Lets the user crop a picture to a square by dragging or with sliders. */
export function CropDialog({ picture, onCrop, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(CENTERED_CROP);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const outputSide = getOutputSide(picture, crop);
  const draw = (element: HTMLCanvasElement | null) => {
    const { x, y, side } = getCropArea(picture, crop);
    const context = element?.getContext('2d');
    if (context) {
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, x, y, side, side, 0, 0, outputSide, outputSide);
    }
    if (element && element !== canvas) setCanvas(element);
  };
  const pan = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const width = event.currentTarget.clientWidth;
    const offset = { x: event.movementX / width, y: event.movementY / width };
    setCrop((previous) => panCrop(picture, previous, offset));
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="s"
      title="Crop your picture"
      description="Drag the picture or use the sliders to choose the visible part."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!canvas} onClick={() => canvas && onCrop(canvas)}>
            Use picture
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <CropCanvas
          ref={draw}
          width={outputSide}
          height={outputSide}
          role="img"
          aria-label="Visible part"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={pan}
        />
        <Slider
          label="Zoom"
          value={crop.zoom}
          min={1}
          max={MAX_ZOOM}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        <Slider
          label="Left to right"
          value={crop.left}
          min={0}
          max={1}
          onChange={(left) => setCrop({ ...crop, left })}
        />
        <Slider
          label="Top to bottom"
          value={crop.top}
          min={0}
          max={1}
          onChange={(top) => setCrop({ ...crop, top })}
        />
      </Stack>
    </Dialog>
  );
}

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

function Slider({ label, value, min, max, onChange }: SliderProps) {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </Row>
  );
}

const CropCanvas = styled.canvas`
  inline-size: min(100%, 280px);
  aspect-ratio: 1;
  margin-inline: auto;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.sunken};
  cursor: grab;
  touch-action: none;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 112px 1fr;
  gap: ${tokens.space[3]};
  align-items: center;
  font-size: ${tokens.text[14]};

  input {
    min-block-size: 24px;
    accent-color: ${tokens.color.volt};
  }
`;
