export function Drawing({ name }: { name: string; plays?: string; invitation?: string }) {
  return <div className="drawing" data-drawing={name} style={{ background: '#555', height: '100%' }} />;
}
