/** How to play, in English: a heading, what to know, and the cards that illustrate it. */
export const lesson = {
  story: {
    title: 'What happened',
    text: 'Someone died in this house, long ago. The ghost remembers, but cannot speak. It sends dreams. The psychics read them and find out who did it, where, and with what. Everybody wins together or nobody does.',
  },
  secret: {
    title: 'A secret for each psychic',
    text: 'Suspects, places and things lie open on the table. For each psychic the ghost knows one of each: a trail of three cards, different for everyone. You look for yours in order: first who, then where, then with what.',
  },
  dreams: {
    title: 'Dreams',
    text: 'Each night the ghost sends every psychic one or more dreams from a hand of seven. A colour, a shape, a mood, a small thing in the corner: anything may be the hint. Dreams you did not understand stay with you and are joined by the next.',
  },
  guess: {
    title: 'Guessing',
    text: 'Put your ball on the card you think is meant. Talk with the others, look at their dreams too, point at a spot of a picture. When everyone is ready the ghost answers: one knock means yes, two mean no. Right: on to the next kind. Wrong: another dream tomorrow.',
  },
  silence: {
    title: 'The ghost is silent',
    text: 'The ghost reads the talk and never answers it. No chat, no signs, no hints in the order of things. If you talk by voice beside the game, the ghost keeps quiet there too.',
  },
  nights: {
    title: 'Seven nights',
    text: 'All psychics must complete their trail in seven nights. In the original edition the last question has to be answered within the seven as well, so every night you save is one more try at the end.',
  },
  culprit: {
    title: 'Who did it?',
    text: 'The trails found stand in line: one of them is the truth. The ghost chooses it in secret and sends three last dreams to all. In the original edition you discuss and accuse, and try again while nights remain. In the 2015 edition you vote once.',
  },
  clairvoyance: {
    title: 'The 2015 edition: bets and the silent vote',
    text: 'With four players or more you bet ✓ or ✗ on the guesses of others. Each good bet moves you along the track, and so does an early finish. The last three dreams are turned one by one, in silence: those low on the track vote after the first, the next after the second, the highest after all three.',
  },
  few: {
    title: 'Two or three players',
    text: 'One psychic runs two trails when you are two; in the 2015 edition with three players, both psychics do. Each trail has its own symbol, dreams and ball.',
  },
} as const;
