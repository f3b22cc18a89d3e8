/** A score as text, with as many decimals as it has, at most two: "78%", "66.67%". */
export const scoreText = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** How scores in one exam have developed, in words; `latest` where there are earlier ones. They are oldest first. */
export function trendSentence(scores: readonly number[], latest = false): string {
  const [last, before] = [scores.at(-1), scores.at(-2)];
  if (last === undefined || before === undefined) return 'Your trend starts with your second attempt.';
  const best = scoreText(Math.max(...scores));
  return `Best of ${latest ? 'the latest ' : ''}${scores.length} attempts: ${best}. ${changeText(last - before)}`;
}

function changeText(points: number): string {
  if (points === 0) return 'Same as your previous attempt.';
  const size = Number(Math.abs(points).toFixed(2));
  return `${points > 0 ? 'Up' : 'Down'} ${size} ${size === 1 ? 'point' : 'points'} from your previous attempt.`;
}
