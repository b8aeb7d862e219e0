// The drawing itself, in a chunk of its own: uPlot on a canvas, in the colours of the tokens.
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartProps, ChartSeries } from './chart-props.ts';
import styles from './chart-canvas.module.css';

const BARS = [0.72, 48] satisfies [number, number];

export default function ChartCanvas({ places, series, format = String, now }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const paint = paintOf(box);
    const chart = new uPlot(
      {
        width: box.clientWidth,
        height: box.clientHeight,
        cursor: { show: false },
        legend: { show: false },
        scales: {
          x: { time: false, range: (_, min, max) => [min - 0.6, max + 0.6] },
          y: { range: fromZero },
        },
        axes: axesOf({ places, format, isWhole: isWhole(series) }, paint),
        series: [{}, ...series.map((each) => drawn(each, paint))],
        hooks: { draw: now === undefined ? [] : [(self) => markNow(self, now, paint('ink'))] },
      },
      [places.map((_, index) => index), ...series.map(({ values }) => [...values])],
      box,
    );
    const fit = new ResizeObserver(() => chart.setSize({ width: box.clientWidth, height: box.clientHeight }));
    fit.observe(box);
    return () => {
      fit.disconnect();
      chart.destroy();
    };
  }, [places, series, format, now]);

  return <div ref={place} className={styles.canvas} />;
}

type Paint = (token: string) => string;

/** A canvas knows no custom properties: their values are read once. */
function paintOf(box: HTMLElement): Paint {
  const style = getComputedStyle(box);
  return (token) => style.getPropertyValue(`--${token}`).trim() || style.color;
}

const fromZero = (_self: uPlot, _min: number, max: number): [number, number] => [0, Math.max(max, 1)];

function drawn({ label, look = 'fill', tone = 'data' }: ChartSeries, paint: Paint): uPlot.Series {
  const colour = paint(look === 'outline' ? 'line-strong' : tone);
  if (look === 'line') return { label, stroke: colour, width: 2, points: { show: false } };
  const paths = uPlot.paths.bars!({ size: BARS, radius: look === 'fill' ? 0.15 : 0 });
  return look === 'fill'
    ? { label, fill: colour, stroke: colour, width: 0, paths, points: { show: false } }
    : { label, stroke: colour, width: 1, dash: [2, 2], paths, points: { show: false } };
}

/** There is no half of a person: where all values are whole, so are the steps of the axis. */
const isWhole = (series: ChartProps['series']): boolean =>
  series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
const wholeSteps = Array.from({ length: 10 }, (_, power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
).flat();

interface AxesNeeds {
  places: readonly string[];
  format: (value: number) => string;
  isWhole: boolean;
}

function axesOf({ places, format, isWhole: inWholes }: AxesNeeds, paint: Paint): uPlot.Axis[] {
  const words = { stroke: paint('ink-muted'), font: '11px "Instrument Sans", sans-serif' };
  return [
    {
      ...words,
      size: 22,
      grid: { show: false },
      ticks: { show: false },
      values: (_, at) => at.map((index) => places[index] ?? ''),
    },
    {
      ...words,
      side: 1,
      size: 44,
      ...(inWholes && { incrs: wholeSteps }),
      grid: { stroke: paint('line'), width: 1 },
      ticks: { show: false },
      values: (_, at) => at.map((value) => (value === 0 ? '' : format(value))),
    },
  ];
}

function markNow(chart: uPlot, now: number, colour: string): void {
  const { ctx, bbox } = chart;
  const x = Math.round(chart.valToPos(now, 'x', true));
  ctx.save();
  ctx.fillStyle = colour;
  ctx.fillRect(x, bbox.top, 2 * devicePixelRatio, bbox.height);
  ctx.restore();
}
