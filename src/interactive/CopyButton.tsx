export function CopyButton({ subject, text, source }: { subject: string; text: string; source: string }) {
  return (
    <button
      className="copy-button"
      type="button"
      data-copy={text}
      data-copy-source={source}
      aria-label={`Copy ${subject.toLowerCase()}`}
    />
  );
}
