/** How to play, in English. */
export const lesson = {
  mary: {
    title: 'One face, two souls',
    text: 'Mary King’s mind is a portrait of twelve tiles. Each shows the mortal or the ghost. Turn tiles with your cards until the face is yours, or wear the other soul down until nothing is left of it.',
  },
  mind: {
    title: 'Your mind is your life',
    text: 'Your draw pile is your mind. When you must draw or discard and it has too few cards, you have lost. What is used up goes to your memory, face up for both to see.',
  },
  turn: {
    title: 'A turn',
    text: 'Draw up to five cards. Three of your ideas come to light. Then do what you like: play control cards, play power cards, buy ideas. The ghost begins every day, the mortal ends it. There are five days.',
  },
  limits: {
    title: 'The week turns',
    text: 'On Monday you may play five control cards and buy one idea. Each day it is one control card less and one idea more, until on Friday you play one and buy five. Power cards have no limit.',
  },
  control: {
    title: 'Control cards',
    text: 'A control card shows a pattern of tiles. Choose which way up to hold it; the marked tiles turn over. Locked tiles stay as they are.',
  },
  power: {
    title: 'Power cards',
    text: 'Each has two effects; choose one. A round seal marks an effect for your own turn. A lightning seal marks a flash: it may answer anything, also on the other’s turn.',
  },
  answers: {
    title: 'Everything can be answered',
    text: 'Whatever is played lies on a pile first. The other is asked; an answer goes on top and can be answered too. When both pass, the top is carried out, and so on down. You are asked whether you hold an answer or not, so that asking tells nothing.',
  },
  ideas: {
    title: 'Ideas',
    text: 'The top idea of each open pile may be bought for one card of your mind. Your own goes to your hand. The other’s must be played at once.',
  },
  penalty: {
    title: 'Turmoil',
    text: 'When a turn ends both discard from their minds for the other’s largest area: four or five tiles cost one card, six or seven cost two, eight or more cost three.',
  },
  end: {
    title: 'The end',
    text: 'All twelve tiles win at once. A lost mind loses at once. After Friday, cards left in your mind and a bonus for your tiles decide.',
  },
} as const;
